/** What every list of prices says below it. */
export function PriceNotes() {
  return (
    <p className="dim">
      Prices are per brand profile per month, excluding VAT. Free collabs are per calendar month and don’t roll over.
      You only pay a collab fee once its content is in, never for a visit that didn’t happen.
    </p>
  )
}
