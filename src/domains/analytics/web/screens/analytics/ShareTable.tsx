import { largeNumber } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { knownCount } from '../../../../value/web/parts/summary-words.ts'
import styles from '../analytics.module.css'

/** Its value is null where it is not known. */
type Row = {
  name: string
  value: number | null
  besides: readonly string[]
  to?: To
  /** Said beside the name, such as where most are lost. */
  mark?: string | undefined
  onRows?: (() => void) | undefined
}

/** Rows with a bar each, as long as its part of the largest; the numbers stand beside it, and lead to the rows behind them. */
export function ShareTable({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly Row[] }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value ?? 0))
  return (
    <table className={styles.shareTable} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head || 'name'} scope="col">
              {head || (at === 0 ? 'Name' : '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, besides, to, mark, onRows }) => (
          <tr key={name}>
            <th scope="row">
              {to ? <LinkTo to={to}>{name}</LinkTo> : name} {mark && <Badge tone="warn">{mark}</Badge>}
              <meter min={0} max={largest} value={value ?? 0} aria-hidden="true" />
            </th>
            <td className="numbers">
              {onRows ? (
                <button
                  type="button"
                  className={styles.rowsButton}
                  aria-label={`See what’s behind ${name}: ${value === null ? 'not known' : largeNumber(value)}`}
                  onClick={onRows}
                >
                  {knownCount(value)}
                </button>
              ) : (
                knownCount(value)
              )}
            </td>
            {besides.map((text, at) => (
              <td key={heads[at + 2]} className="numbers dim">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
