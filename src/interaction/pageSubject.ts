/** What the shown page is about, such as the name of an app: the title of the browser's tab begins with it. */
import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

export const pageSubjectAtom = atom<string | undefined>(undefined);

/** Names the page's subject while the component is mounted. */
export const usePageSubject = (subject: string | undefined): void => {
  const set = useSetAtom(pageSubjectAtom);
  useEffect(() => {
    set(subject);
    return () => set(undefined);
  }, [set, subject]);
};
