/** Tells when an element enters or leaves the view; it leaves when it is removed. */
import { type RefObject, useEffect } from "react";

/** A new `onChange` is called with the current state again, so pass a stable one. */
export const useInView = (place: RefObject<Element | null>, onChange: (isInView: boolean) => void): void => {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      onChange(false);
    };
  }, [onChange, place]);
};
