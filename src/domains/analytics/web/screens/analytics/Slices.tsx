import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { knownCount } from '../../../../value/web/parts/summary-words.ts'
import type { analyticsCalls } from '../../../contract.ts'
import { nameIn } from './BestContent.tsx'
import { Head } from './Head.tsx'
import { ShareTable } from './ShareTable.tsx'

type Slice = NonNullable<OutputOf<typeof analyticsCalls.getAnalytics>['influencers']>[number]
type SlicesProps = {
  title: string
  slices: readonly Slice[]
  /** What people read in place of a slice's own name: `Instagram` for `instagram`. */
  names?: Readonly<Record<string, string>>
  kind: 'platform' | 'type' | 'influencer' | 'weekday' | 'city'
  /** Without it the numbers lead to no rows. */
  onRows?: (of: string) => void
}

/** One word of what was published, such as its platform: what each of them reached. */
export function Slices({ title, slices, names = {}, kind, onRows }: SlicesProps) {
  const rows = slices.map((slice) => [
    nameIn(names, slice.name),
    slice.views ?? '',
    slice.saves ?? '',
    slice.deliverables,
    slice.withInsights,
  ])
  return (
    <Card>
      <Head
        title={title}
        name={title.toLowerCase().replaceAll(' ', '-')}
        rows={[['Name', 'Views', 'Saves', 'Deliverables', 'With insights'], ...rows]}
      />
      {slices.length === 0 ? (
        <p className="dim">Nothing was published in this period.</p>
      ) : (
        <ShareTable
          label={title}
          heads={['', 'Views', 'Saves', 'With insights']}
          rows={slices.map((slice) => ({
            name: nameIn(names, slice.name),
            value: slice.views,
            onRows: onRows && (() => onRows(`${kind}:${slice.name}`)),
            besides: [knownCount(slice.saves), `${slice.withInsights} of ${slice.deliverables}`],
          }))}
        />
      )}
    </Card>
  )
}
