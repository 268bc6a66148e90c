/** What every list of prices says below it. */
export function PriceNotes() {
  return (
    <p className="dim">
      Prices are per brand profile and month, without VAT. Free collabs are those of a calendar month; they do not roll
      over. A collab costs its fee once its content is in, never for a visit that did not happen.
    </p>
  )
}
