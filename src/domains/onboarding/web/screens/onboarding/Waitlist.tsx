import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { invalidEmailText, isEmail } from '../../../../../kit/web/email.ts'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { showError } from '../../../../../kit/web/toasts.ts'
import { cityFacts, type City } from '../../../../profiles/vocabulary.ts'
import { onboardingCalls } from '../../../contract.ts'
import type { Side } from '../../../sides.ts'

/** For a city that is not open: an address, and nothing else. */
export function Waitlist({ side, city }: { side: Side; city: City }) {
  const [email, setEmail] = useState('')
  const [cityName, setCityName] = useState('')
  const [done, setDone] = useState(false)
  const join = useWrite(onboardingCalls.joinCityWaitlist, { onDone: () => setDone(true) })
  const name = city === 'other' ? cityName || 'your city' : cityFacts[city].name
  if (done)
    return (
      <output>
        Thank you. We’ll email {email} when we open in {name}.
      </output>
    )
  return (
    <Stack gap="md">
      <p>We’re not in {name} yet. Leave your email and we’ll let you know when we are.</p>
      {city === 'other' && (
        <TextInput
          label="Which city?"
          maxLength={80}
          value={cityName}
          onChange={(event) => setCityName(event.currentTarget.value)}
        />
      )}
      <EmailField label="Email" required placeholder="you@example.com" value={email} onChange={setEmail} />
      <Button
        size="lg"
        loading={join.busy}
        onClick={() => (isEmail(email) ? void join({ email, as: side, city, cityName }) : showError(invalidEmailText))}
      >
        Let me know
      </Button>
    </Stack>
  )
}
