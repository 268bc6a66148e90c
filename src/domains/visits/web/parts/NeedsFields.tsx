import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { needsConsentText } from '../../windows.ts'

/** What a creator eats on a visit, and whether they agree that the venue sees it: `missing` says what is left to do before it is sent. */
export function useNeeds(given: string | null, usual = '') {
  const [needs, setNeeds] = useState(given ?? usual)
  const [agrees, setAgrees] = useState(given !== null)
  const hasNeeds = needs.trim() !== ''
  const missing = hasNeeds && !agrees ? 'Agree to share your needs, or clear them.' : null
  return { needs, setNeeds, agrees, setAgrees, hasNeeds, missing }
}

export function NeedsFields({ of }: { of: ReturnType<typeof useNeeds> }) {
  return (
    <>
      <Textarea
        label="Dietary needs and allergies (optional)"
        maxLength={400}
        value={of.needs}
        onChange={(event) => of.setNeeds(event.currentTarget.value)}
      />
      {of.hasNeeds && (
        <Checkbox
          checked={of.agrees}
          onChange={(event) => of.setAgrees(event.currentTarget.checked)}
          label={needsConsentText}
        />
      )}
    </>
  )
}
