export const SpamMark = () => (
  <span
    title="A hidden field was filled in, which people cannot see"
    className="rounded-full bg-amber-200 px-2 py-0.5 font-semibold text-black text-xs"
  >
    Spam?
  </span>
);
