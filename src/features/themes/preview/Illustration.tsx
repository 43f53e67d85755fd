/** The picture in the preview of an app. */
export function Illustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 140 76">
      <circle cx="104" cy="24" r="14" />
      <path d="M6 68c10-26 26-40 40-40 12 0 18 10 26 20 6 7 12 8 18 8 14 0 30 4 44 12Z" />
      <path d="M46 28c2 12-4 22-12 30" fill="none" />
    </svg>
  );
}
