import { Select, TextInput } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { deliverableTypes, platforms } from '../../../../profiles/vocabulary.ts'
import type { contentCalls } from '../../../contract.ts'
import { rightsStates } from '../../../rights.ts'
import { rightsWords } from '../../deliverable-words.ts'
import type { ShowcaseAddress } from '../../links.ts'
import styles from './showcase.module.css'

type Props = {
  address: ShowcaseAddress
  /** Whom and what one may choose from. */
  choices: Pick<OutputOf<typeof contentCalls.listShowcase>, 'influencers' | 'briefs'>
  onChange: (change: Partial<ShowcaseAddress>) => void
}

/** What one looks for among the finished content. */
export function ShowcaseFilters({ address, choices, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <TextInput
        label="Caption"
        placeholder="Search captions"
        defaultValue={address.caption ?? ''}
        onChange={(event) => onChange({ caption: event.currentTarget.value || undefined })}
      />
      <Select
        label="Type"
        placeholder="All"
        clearable
        value={address.type ?? null}
        onChange={(value) => onChange({ type: value ?? undefined })}
        data={[...deliverableTypes]}
      />
      <Select
        label="Platform"
        placeholder="All"
        clearable
        value={address.platform ?? null}
        onChange={(value) => onChange({ platform: value ?? undefined })}
        data={[...platforms]}
      />
      <Select
        label="Creator"
        placeholder="All"
        clearable
        searchable
        value={address.person ?? null}
        onChange={(value) => onChange({ person: value ?? undefined })}
        data={choices.influencers.map((one) => ({ value: one.uid, label: one.name }))}
      />
      <Select
        label="Brief"
        placeholder="All"
        clearable
        value={address.brief ?? null}
        onChange={(value) => onChange({ brief: value ?? undefined })}
        data={choices.briefs.map((one) => ({ value: one.uid, label: one.title }))}
      />
      <Select
        label="Rights"
        placeholder="All"
        clearable
        value={address.rights ?? null}
        onChange={(value) => onChange({ rights: value ?? undefined })}
        data={rightsStates.map((value) => ({ value, label: rightsWords[value][1] }))}
      />
    </div>
  )
}
