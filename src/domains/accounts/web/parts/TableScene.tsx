/** A table for two, beside the forms before signing in: one of the rendered pictures, made smaller. It fills what it stands in. */
export function TableScene() {
  return <img src="/table.webp" alt="" width={800} height={1000} decoding="async" />
}
