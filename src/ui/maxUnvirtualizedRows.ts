/** Up to here, rendering all rows is as fast as rendering some, and find-in-page finds every row. */
export const maxUnvirtualizedRows = 100;
