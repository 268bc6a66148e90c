/** The product's mark: a place set at a table, and the plus that comes along. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill="#2b59e8" />
      <circle cx="14" cy="18" r="7.5" fill="none" stroke="#fff" strokeWidth="2.6" />
      <path d="M23.5 6v7M20 9.5h7" stroke="#ffe3b0" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
