import type { ReactNode } from 'react'

/** What a colour means; a badge always carries a word and a shape besides. */
export type Tone = 'good' | 'warn' | 'bad' | 'calm' | 'mute'

export function Badge({
  tone,
  className = '',
  children,
}: {
  tone: Tone
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <span className={`badge ${className}`} data-tone={tone}>
      {children}
    </span>
  )
}

/** A card. */
export function Card({
  children,
  pad = true,
  className = '',
}: {
  children: ReactNode
  pad?: boolean
  className?: string | undefined
}) {
  return <section className={`card ${pad ? 'pad' : ''} ${className}`}>{children}</section>
}

/** A coloured line of explanation. */
export function Note({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className="note" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {children}
    </div>
  )
}

/** What happened, newest first. */
export function Timeline({
  items,
}: {
  items: { key: string; what: ReactNode; more?: string | null; when: string; by?: string; why?: string | null }[]
}) {
  return (
    <ol className="timeline">
      {items.map((item) => (
        <li key={item.key}>
          <div>{item.what}</div>
          {item.more && <div className="dim">{item.more}</div>}
          {item.why && <div className="dim">“{item.why}”</div>}
          <small className="dim">
            {item.when}
            {item.by && ` · ${item.by}`}
          </small>
        </li>
      ))}
    </ol>
  )
}

/** A term and what it is, in two columns. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode] | null | false)[] }) {
  return (
    <dl className="facts">
      {rows.map(
        (row) =>
          row && (
            <div className="fact" key={row[0]}>
              <dt className="dim">{row[0]}</dt>
              <dd className="flush">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
