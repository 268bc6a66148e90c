/** The product's mark: a guest, and the one who comes along. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="logo">
      <rect width="32" height="32" rx="9" fill="#2b59e8" />
      <circle cx="12" cy="17.5" r="6.8" fill="#fff" />
      <circle cx="20.5" cy="14.5" r="6.9" fill="#2b59e8" />
      <circle cx="20.5" cy="14.5" r="4.9" fill="#ffe3b0" />
    </svg>
  )
}
