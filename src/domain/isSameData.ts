/** Whether two values say the same: plain objects and arrays by their contents, all others as Effect compares them. */
import { Equal, Utils } from "effect";

export const isSameData = <A>(a: A, b: A): boolean => Utils.structuralRegion(() => Equal.equals(a, b));
