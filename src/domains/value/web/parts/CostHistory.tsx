import { dateTime } from '../../../../kit/web/format.ts'
import listStyles from '../../../../kit/web/item-list.module.css'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { changesOf, type CostChange, type CostField } from './cost-changes.ts'

/** Entries of costs, newest first: who made each and when, and what it changed. */
export function CostHistory<Entry extends { since: string; changedBy: string }>({
  entries,
  fields,
}: {
  entries: readonly Entry[]
  fields: readonly CostField<Entry>[]
}) {
  return (
    <ul className={listStyles.list} aria-label="History">
      {entries.map((entry, at) => (
        <HistoryItem
          key={entry.since}
          at={entry.since}
          by={entry.changedBy}
          changes={changesOf(entry, entries[at + 1], fields)}
        />
      ))}
    </ul>
  )
}

/** One change: who, when, and each value before and after. */
export function HistoryItem({ at, by, changes }: { at: string; by: string; changes: readonly CostChange[] }) {
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <div className="dim">
          {by} · {dateTime(at, zoneHere())}
        </div>
        {changes.length === 0 && <div>Saved without changes</div>}
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            {name}: {before === null ? after : `${before} → ${after}`}
          </div>
        ))}
      </div>
    </li>
  )
}
