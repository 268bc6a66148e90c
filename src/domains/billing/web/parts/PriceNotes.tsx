/** What every list of prices says below it. */
export function PriceNotes() {
  return (
    <p className="dim">
      Prices are per brand profile per month, excluding VAT. Free collabs are per calendar month and don’t roll over.
      You only pay for a collab once its content is delivered. You never pay for a visit that didn’t happen.
    </p>
  )
}
