/** What search engines read of a page (schema.org). It is data: nothing runs it. */
export function DataOf({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // oxlint-disable-next-line react/no-danger -- escaped above; React would write quotes as entities, which no parser of data reads
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
