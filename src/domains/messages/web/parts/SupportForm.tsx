import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { PlainArea, PlainButton, PlainEmail, PlainField, PlainSelect } from '../../../../kit/web/plain.tsx'
import { useWrite } from '../../../../kit/web/calls.ts'
import { fieldErrors } from '../../../../kit/web/field-errors.ts'
import { typedText } from '../../../../kit/web/typed-text.ts'
import { isEmail } from '../../../../kit/web/email.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { messageCalls } from '../../contract.ts'
import { type SupportTopic, supportTextAtMost, supportTopics } from '../../support.ts'

const choices = Object.entries(supportTopics).map(([value, label]) => ({ value, label }))

/** What is wrong, by field; what is about none of them is said above the button. */
type Problems = { [Field in 'text' | 'name' | 'email' | 'form']?: string | undefined }

type Sent = { uid: string | null; answeredWithin: string; email: string }

/** Public: a message to our own people. Who is signed in reads the reply in DMs, everybody else in an email. */
export function SupportForm() {
  const [sent, setSent] = useState<Sent | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  // The server does not know who reads; the browser does, once there is a script.
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => localStorage.getItem(localKeys.profileUid) !== null,
    () => false,
  )
  const request = useWrite(messageCalls.requestSupport, {
    onRefused: (error) => {
      const { text, name, email } = fieldErrors(error, '')
      setProblems(text || name || email ? { text, name, email } : { form: error.message })
      return true
    },
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = typedText(data, 'email')
    const text = typedText(data, 'text')
    const missing: Problems = {
      ...(!text && { text: 'Write your message first.' }),
      ...(!isKnown && !isEmail(email) && { email: 'Enter your email so that we can reply.' }),
    }
    setProblems(missing)
    const [wrong] = Object.keys(missing)
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    const profile = isKnown ? localStorage.getItem(localKeys.profileUid) : null
    const answer = await request({
      topic: typedText(data, 'topic') as SupportTopic,
      text,
      name: typedText(data, 'name'),
      ...(email && { email }),
      ...(profile && /^(brand|influencer)_/.test(profile) && { profileUid: profile }),
    })
    if (answer) setSent({ ...answer, email })
  }
  if (sent) return <Thanks sent={sent} />
  return (
    <form className="plain-form" noValidate onSubmit={(event) => void submit(event)}>
      <PlainSelect name="topic" label="What’s it about?" choices={choices} />
      <PlainArea
        name="text"
        label="Your message"
        required
        rows={5}
        maxLength={supportTextAtMost}
        error={problems.text}
      />
      <div className="plain-pair" hidden={isKnown}>
        <PlainField name="name" label="Your name" maxLength={80} autoComplete="name" error={problems.name} />
        <PlainEmail label="Email" required placeholder="you@example.com" error={problems.email} />
      </div>
      {problems.form && (
        <p className="note" data-tone="bad" role="alert">
          {problems.form}
        </p>
      )}
      <PlainButton type="submit" busy={request.busy}>
        Send message
      </PlainButton>
    </form>
  )
}

function Thanks({ sent: { uid, answeredWithin, email } }: { sent: Sent }) {
  return (
    <output className="note" data-tone="calm">
      Thanks, we’ve got your message. We’ll reply {answeredWithin}
      {uid ? (
        <>
          {' '}
          <a href={`/app/dms?box=support&support=${uid}`}>in your DMs</a>.
        </>
      ) : (
        ` to ${email}.`
      )}
    </output>
  )
}
