import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { type Chosen, choose, type DayState, type Offered, stateOf } from '../../stay-choice.ts'

type Props = { offered: Offered; chosen: Chosen; withFull: boolean; onChange: (chosen: Chosen) => void }

const stateWords: Record<DayState, string> = {
  'check-in': 'check in',
  'check-out': 'check out',
  'too-short': 'too short',
  'too-long': 'too long',
  full: 'full',
  closed: 'not available',
}

/** One month of nights: the day of check-in, then that of check-out. */
export function StayMonth({ offered, chosen, withFull, onChange }: Props) {
  const [first = '', last = ''] = edgesOf(offered)
  const { checkInOn, checkOutOn } = chosen
  return (
    <MonthGrid
      first={first}
      last={last}
      start={checkInOn ?? firstFree(offered) ?? first}
      onPress={(day) => onChange(choose(offered, chosen, day, withFull))}
      dayOf={(day) => {
        const state = stateOf(offered, chosen, day, withFull)
        const part =
          day === checkInOn
            ? 'check-in'
            : day === checkOutOn
              ? 'check-out'
              : isChosen(chosen, day)
                ? 'night'
                : undefined
        const isFull = offered.rooms.get(day) === 0 && !part
        const says = part === 'check-in' ? 'your check-in' : part === 'check-out' ? 'your check-out' : stateWords[state]
        return {
          words: isFull && state !== 'full' ? `${says}, full` : says,
          state,
          look: state === 'check-in' || state === 'check-out' ? 'offered' : state === 'full' ? 'full' : undefined,
          part: part && (part === 'night' ? 'between' : 'edge'),
          isOpen: state === 'check-in' || state === 'check-out',
          isChosen: part !== undefined,
          mark: isFull && 'Full',
        }
      }}
    />
  )
}

function isChosen({ checkInOn, checkOutOn }: Chosen, day: string): boolean {
  return checkInOn !== null && day >= checkInOn && day <= (checkOutOn ?? checkInOn)
}

/** The first and last night on offer. */
function edgesOf({ rooms }: Offered): string[] {
  const days = [...rooms.keys()].toSorted()
  return [days[0] ?? '', days.at(-1) ?? '']
}

function firstFree(offered: Offered): string | undefined {
  const nobody = { checkInOn: null, checkOutOn: null }
  return [...offered.arrivals].toSorted().find((day) => stateOf(offered, nobody, day, false) === 'check-in')
}
