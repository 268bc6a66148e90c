import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconArrowUp, IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useList } from '../../../../../kit/web/calls.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../../briefs/contract.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { BriefName } from '../../../contract/ribbons.ts'
import { cardsPerRibbon } from '../../../ribbons.ts'
import styles from './ribbons.module.css'

type Props = { chosen: readonly string[]; names: readonly BriefName[]; onChange: (uids: string[]) => void }

const shown = 6

/** The places of a ribbon picked by hand, in their order, and a search for more among the live ones. */
export function BriefPicker({ chosen, names, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<BriefName[]>([])
  const found = useList(briefCalls.listBriefs, { status: 'live', search: search.trim() || undefined, limit: 24 })
  const known = [...names, ...added]
  const isFull = chosen.length >= cardsPerRibbon
  return (
    <fieldset className="plain">
      <legend>
        Briefs in this ribbon, in order ({chosen.length} of {cardsPerRibbon})
      </legend>
      <ol className={`plain-list ${styles.briefPicks}`} aria-label="Selected briefs">
        {chosen.map((uid, at) => {
          const brief = known.find((one) => one.uid === uid)
          const title = brief?.title ?? 'Brief'
          return (
            <li key={uid} className={styles.briefPick}>
              <Words title={title} brief={brief} />
              <Group gap={4} wrap="nowrap">
                {brief?.isLive === false && <Badge tone="warn">not live</Badge>}
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={`Move ${title} up`}
                  disabled={at === 0}
                  onClick={() => onChange(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, uid))}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={`Remove ${title}`}
                  onClick={() => onChange(chosen.filter((one) => one !== uid))}
                >
                  <IconX size={16} />
                </ActionIcon>
              </Group>
            </li>
          )
        })}
      </ol>
      <TextInput
        mt="sm"
        type="search"
        label="Find a live brief"
        placeholder="Title or brand"
        maxLength={80}
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Loaded of={{ ...found, data: found.first }} shape={<p className="dim">Searching…</p>}>
        {() => {
          const open = found.rows.filter(({ card }) => !chosen.includes(card.uid)).slice(0, shown)
          if (open.length === 0) return <p className="dim">No other live briefs match.</p>
          return (
            <ul className={`plain-list ${styles.briefPicks} ${styles.found}`} aria-label="Search results">
              {open.map(({ card: { uid, title, brandName, city } }) => (
                <li key={uid} className={styles.briefPick}>
                  <Words title={title} brief={{ brandName, city }} />
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={`Add ${title}`}
                    disabled={isFull}
                    onClick={() => {
                      setAdded([...added, { uid, title, brandName, city, isLive: true }])
                      onChange([...chosen, uid])
                    }}
                  >
                    Add
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </fieldset>
  )
}

function Words({ title, brief }: { title: string; brief: Pick<BriefName, 'brandName' | 'city'> | undefined }) {
  return (
    <div>
      <div className="ellipsis">{title}</div>
      {brief && (
        <small className="dim ellipsis">
          {brief.brandName}, {cityFacts[brief.city].name}
        </small>
      )}
    </div>
  )
}
