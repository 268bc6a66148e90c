import { Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import { type Filter, FilterField } from '../../../../../kit/web/filter-field.tsx'
import {
  deliverableTypes,
  formatNames,
  opinionWords,
  platformNames,
  platforms,
} from '../../../../profiles/vocabulary.ts'
import type { contentCalls } from '../../../contract.ts'
import { rightsStates } from '../../../rights.ts'
import { rightsWords } from '../../deliverable-words.ts'
import type { ShowcaseAddress } from '../../links.ts'
import styles from './showcase.module.css'

/** Whom and what one may choose from. */
type Choices = Pick<OutputOf<typeof contentCalls.listShowcase>, 'influencers' | 'briefs'>
type Props = { address: ShowcaseAddress; choices: Choices; onChange: (change: Partial<ShowcaseAddress>) => void }

const captions = { name: 'caption', kind: 'search', label: 'Caption', placeholder: 'Search captions' } as const
const shapes = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
  { value: 'landscape', label: 'Landscape' },
]
const reviews = (['4', '5', '6'] as const).map((value) => ({
  value,
  label: value === '6' ? opinionWords[value] : `${opinionWords[value]} or better`,
}))

const one = (name: keyof ShowcaseAddress, label: string, choices: { value: string; label: string }[]) =>
  ({ name, kind: 'one', label, choices, any: 'All' }) as const

function choicesOf({ influencers, briefs }: Choices) {
  return [
    one(
      'type',
      'Type',
      deliverableTypes.map((value) => ({ value, label: formatNames[value] })),
    ),
    one(
      'platform',
      'Platform',
      platforms.map((value) => ({ value, label: platformNames[value] })),
    ),
    one(
      'person',
      'Creator',
      influencers.map(({ uid, name }) => ({ value: uid, label: name })),
    ),
    one(
      'brief',
      'Brief',
      briefs.map(({ uid, title }) => ({ value: uid, label: title })),
    ),
    one(
      'rights',
      'Rights',
      rightsStates.map((value) => ({ value, label: rightsWords[value][1] })),
    ),
    one('published', 'Published', [
      { value: 'yes', label: 'Published' },
      { value: 'no', label: 'Not published yet' },
    ]),
    one('orientation', 'Shape', shapes),
    one('rating', 'Your review', reviews),
  ]
}

/** What one looks for among the finished content: side by side, on a phone in a sheet behind one button. */
export function ShowcaseFilters({ address, choices, onChange }: Props) {
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  const filters = choicesOf(choices)
  if (isPhone) {
    const all: Filter[] = [captions, ...filters]
    return <FilterBar filters={[]} more={all} values={address} onChange={onChange} />
  }
  return (
    <div className={styles.filters}>
      <FilterField
        filter={captions}
        value={address.caption}
        onChange={(value) => onChange({ caption: typeof value === 'string' && value ? value : undefined })}
        isLabelled
      />
      {filters.map(({ name, label, any, choices: data }) => (
        <Select
          key={name}
          size="sm"
          label={label}
          placeholder={any}
          clearable
          searchable={name === 'person'}
          value={address[name] ?? null}
          onChange={(value) => onChange({ [name]: value ?? undefined })}
          data={data}
        />
      ))}
    </div>
  )
}
