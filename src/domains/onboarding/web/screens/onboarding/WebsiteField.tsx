import { Loader, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { onboardingCalls } from '../../../contract.ts'
import type { WebsiteHints } from '../../../website.ts'
import styles from './onboarding.module.css'

type Props = {
  value: string
  error: string | undefined
  hints: WebsiteHints | null
  accountUid: string | undefined
  onChange: (website: string) => void
}

/** The address of their website: once it is typed, its page is read, and what it says is offered in the questions. */
export function WebsiteField({ value, error, hints, accountUid, onChange }: Props) {
  const read = useWrite(onboardingCalls.readWebsite, { onRefused: () => true })
  const [why, setWhy] = useState<string | null>(null)
  const look = async (website: string) => {
    if (!/\.[a-z]{2,}/i.test(website) || bare(website) === bare(hints?.website ?? '')) return
    const answer = await read({ website, accountUid })
    setWhy(answer ? answer.why : 'We couldn’t read your website. You can continue without it.')
  }
  // What was typed at the door is read without being typed again.
  const first = useRef(value)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the step is opened
  useEffect(() => void look(first.current), [])
  const found = hints && bare(hints.website) === bare(value) ? countOf(hints) : 0
  return (
    <div>
      <TextInput
        label="Website (optional)"
        description="We’ll read your home page once and suggest details. We won’t use anything unless you choose it."
        placeholder="cafeluna.com"
        autoCapitalize="none"
        inputMode="url"
        maxLength={200}
        value={value}
        error={error}
        rightSection={read.busy ? <Loader size="xs" /> : null}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
        onBlur={() => void look(value)}
      />
      <output className={styles.found}>
        {read.busy && 'Reading your page…'}
        {!read.busy && found > 0 && `${counted(found, 'detail')} found on your website. We’ll suggest them as you go.`}
        {!read.busy && found === 0 && why}
      </output>
    </div>
  )
}

function bare(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}

function countOf({ website: _website, pictures, ...facts }: WebsiteHints): number {
  return Object.values(facts).filter((fact) => fact !== undefined).length + pictures.length
}
