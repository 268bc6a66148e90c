import { Chip, MultiSelect } from '@mantine/core'
import styles from './venue-filter.module.css'

/** More venues than these are chosen from a list. */
const mostChips = 8

type Props = {
  venues: readonly { uid: string; name: string }[]
  chosen: readonly string[]
  onChoose: (uids: string[]) => void
}

/** Which venues are shown; none chosen is all of them. */
export function VenueFilter({ venues, chosen, onChoose }: Props) {
  if (venues.length < 2) return null
  if (venues.length > mostChips)
    return (
      <MultiSelect
        label="Show"
        placeholder={chosen.length === 0 ? `All ${venues.length} venues` : undefined}
        searchable
        clearable
        data={venues.map(({ uid, name }) => ({ value: uid, label: name }))}
        value={[...chosen]}
        onChange={onChoose}
      />
    )
  return (
    <div className={styles.filter} role="group" aria-label="Filter by venue">
      <Chip checked={chosen.length === 0} onChange={() => onChoose([])}>
        All venues
      </Chip>
      {venues.map(({ uid, name }) => (
        <Chip
          key={uid}
          checked={chosen.includes(uid)}
          onChange={(isOn) => onChoose(isOn ? [...chosen, uid] : chosen.filter((one) => one !== uid))}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
