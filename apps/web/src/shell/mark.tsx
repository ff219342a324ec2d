/** The mark of the app, in the text colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="app-mark">
      <path d="M5 24c8 1 12-2 13-8 .5-4 3-7 7-7l3-2-1.500 4.500C27 20 21 28 12 28H5z" fill="currentColor" />
      <path d="M9 21c6 0 9-3 9.800-7" className="app-mark-wing" strokeWidth="2.4" fill="none" strokeLinecap="round" />
      <circle cx="24" cy="11.500" r="1.300" className="app-mark-eye" />
    </svg>
  );
}
