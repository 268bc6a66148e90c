import { Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { cityFacts, languageNames, languages, plusoneCities } from '../../../../profiles/vocabulary.ts'
import type { BriefName } from '../../../contract/ribbons.ts'
import { cardsPerRibbon, faultOf, type Ribbon, ruleTitles } from '../../../ribbons.ts'
import { feedRules } from '../../../taste.ts'
import { BriefPicker } from './BriefPicker.tsx'
import type { DraftRibbon } from './draft.ts'
import { ruleWords } from './words.ts'
import styles from './ribbon-dialog.module.css'

type Props = {
  ribbon: DraftRibbon
  names: readonly BriefName[]
  busy: boolean
  onSave: (ribbon: DraftRibbon) => void
  onClose: () => void
}

const cities = [
  { value: '', label: 'Every city' },
  ...plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
]
const audiences = [
  { value: 'all', label: 'Everybody' },
  { value: 'new', label: 'New creators, before their first visit' },
]
const minimums = Array.from({ length: cardsPerRibbon }, (_, at) => String(at + 1))
const otherLanguages = languages.filter((language) => language !== 'en')

/** One ribbon of the feed, to be made or changed. */
export function RibbonDialog({ ribbon, names, busy, onSave, onClose }: Props) {
  const [values, setValues] = useState(ribbon)
  const [fault, setFault] = useState<string | null>(null)
  const set = (change: Partial<DraftRibbon>) => {
    setFault(null)
    setValues((now) => ({ ...now, ...change }))
  }
  const save = () => {
    const titles = Object.entries(values.titles).filter(([, title]) => title?.trim())
    const whole = { ...values, title: values.title.trim(), titles: Object.fromEntries(titles) }
    const wrong = whole.title === '' ? 'Give the row a title.' : faultOf(whole)
    setFault(wrong)
    if (!wrong) onSave(whole)
  }
  return (
    <Dialog opened onClose={onClose} title={ribbon.uid ? 'Edit the row' : 'A new row'}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack>
          <TextInput
            label="Title"
            required
            maxLength={60}
            data-autofocus
            value={values.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <details>
            <summary>Title in other languages</summary>
            <div className={`two-fields ${styles.languages}`}>
              {otherLanguages.map((language) => (
                <TextInput
                  key={language}
                  label={languageNames[language]}
                  lang={language}
                  maxLength={60}
                  value={values.titles[language] ?? ''}
                  onChange={(event) => set({ titles: { ...values.titles, [language]: event.currentTarget.value } })}
                />
              ))}
            </div>
          </details>
          <SegmentedControl
            aria-label="What stands in it"
            data={[
              { value: 'rule', label: 'By a rule' },
              { value: 'hand', label: 'Picked by hand' },
            ]}
            value={values.kind}
            onChange={(kind) =>
              set(
                kind === 'hand'
                  ? { kind, rule: null }
                  : { kind: 'rule', rule: ribbon.rule ?? feedRules[0], briefUids: [] },
              )
            }
          />
          {values.kind === 'rule' ? (
            <NativeSelect
              label="Rule"
              data={feedRules.map((value) => ({ value, label: `${ruleTitles[value]} (${ruleWords[value]})` }))}
              value={values.rule ?? ''}
              onChange={(event) => set({ rule: event.currentTarget.value as Ribbon['rule'] })}
            />
          ) : (
            <BriefPicker
              chosen={values.briefUids}
              names={names}
              onChange={(briefUids) => set({ briefUids, minimum: Math.min(values.minimum, briefUids.length || 1) })}
            />
          )}
          <div className="two-fields">
            <NativeSelect
              label="City"
              data={cities}
              value={values.city ?? ''}
              onChange={(event) => set({ city: (event.currentTarget.value || null) as Ribbon['city'] })}
            />
            <NativeSelect
              label="Shown to"
              data={audiences}
              value={values.audience}
              onChange={(event) => set({ audience: event.currentTarget.value as Ribbon['audience'] })}
            />
            <Moment label="Starts (UTC)" at={values.startsAt} onChange={(startsAt) => set({ startsAt })} />
            <Moment label="Ends (UTC)" at={values.endsAt} onChange={(endsAt) => set({ endsAt })} />
            <NativeSelect
              label="Cards"
              data={[
                { value: 'small', label: 'Small' },
                { value: 'large', label: 'Large' },
              ]}
              value={values.size}
              onChange={(event) => set({ size: event.currentTarget.value as Ribbon['size'] })}
            />
            <NativeSelect
              label="Hidden with fewer cards than"
              data={minimums}
              value={String(values.minimum)}
              onChange={(event) => set({ minimum: Number(event.currentTarget.value) })}
            />
          </div>
          <Checkbox
            label="Pinned: stays above the rows that are not"
            checked={values.pinned}
            onChange={(event) => set({ pinned: event.currentTarget.checked })}
          />
          {fault && <Note tone="bad">{fault}</Note>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save in the draft
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type MomentProps = { label: string; at: string | null; onChange: (at: string | null) => void }

/** A time in UTC, or none. */
function Moment({ label, at, onChange }: MomentProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={at?.slice(0, 16) ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value ? `${value}:00.000Z` : null)}
    />
  )
}
