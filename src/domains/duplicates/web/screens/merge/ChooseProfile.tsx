import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { profileCalls } from '../../../../profiles/contract.ts'
import styles from './merge.module.css'

const typingMs = 250
const shown = 8

type Props = {
  kind: 'brand' | 'creator'
  title: string
  /** What the button of each does. */
  verb: string
  /** A profile that is left out. */
  except?: string
  onChoose: (uid: string) => void
}

/** A profile of a kind, found by its name. */
export function ChooseProfile({ kind, title, verb, except, onChoose }: Props) {
  const isBrand = kind === 'brand'
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingMs)
  const brands = useRead(
    profileCalls.listBrands,
    { search, limit: shown },
    { enabled: search !== '' && isBrand, keep: true },
  )
  const creators = useRead(
    profileCalls.listInfluencers,
    { search, limit: shown },
    { enabled: search !== '' && !isBrand, keep: true },
  )
  return (
    <Card>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Stack>
        <TextInput
          label="Name or handle"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {search !== '' && (
          <Loaded<{ rows: { uid: string; name: string; handle: string | null }[] }>
            of={isBrand ? brands : creators}
            shape="lines"
          >
            {({ rows }) => {
              const others = rows.filter((row) => row.uid !== except)
              if (others.length === 0) return <div className="dim">No profiles match that name.</div>
              return (
                <ul className={`plain-list ${styles.found}`}>
                  {others.map((row) => (
                    <li key={row.uid}>
                      <Group justify="space-between" wrap="nowrap">
                        <span>
                          {row.name} {row.handle && <span className="dim">@{row.handle}</span>}
                        </span>
                        <Button
                          variant="default"
                          className={styles.compare}
                          aria-label={`${verb} ${row.name}`}
                          onClick={() => onChoose(row.uid)}
                        >
                          {verb}
                        </Button>
                      </Group>
                    </li>
                  ))}
                </ul>
              )
            }}
          </Loaded>
        )}
      </Stack>
    </Card>
  )
}
