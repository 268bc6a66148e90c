import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { FormDialog } from '../../../../../kit/web/form-dialog.tsx'
import { useNewForm } from '../../../../../kit/web/new-form.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { webhookCalls, WebhookFields, type WebhookView } from '../../../contract.ts'
import { type WebhookFormat, webhookFormats } from '../../../fields.ts'
import { type Topic, topicNames, topics } from '../../../topics.ts'
import { formatNames } from '../format-names.ts'
import styles from './webhooks.module.css'

const begun: WebhookFields = { name: '', url: '', topics: [] }

type Props = { brandUid: string | null; onSecret: (secret: string) => void; onClose: () => void }

/** What a new webhook is called, who it writes to, where it sends and what. */
export function NewWebhook({ brandUid, onSecret, onClose }: Props) {
  const [format, setFormat] = useState<WebhookFormat>('standard')
  const form = useNewForm(WebhookFields, begun)
  const create = useWrite(webhookCalls.createWebhook, {
    onDone: ({ secret }) => {
      onClose()
      if (secret === null) showSuccess(`${form.values.name} created. Send a test from Deliveries.`)
      else onSecret(secret)
    },
    onRefused: form.takeRefusal,
  })
  const submit = (fields: WebhookFields) => void create({ brandUid, format, fields })
  return (
    <WebhookForm
      title="Create webhook"
      action="Create webhook"
      {...{ form, format, submit, onClose }}
      busy={create.busy}
    >
      <NativeSelect
        label="Send to"
        data={webhookFormats.map((value) => ({ value, label: formatNames[value] }))}
        value={format}
        onChange={(event) => setFormat(webhookFormats.find((one) => one === event.currentTarget.value) ?? 'standard')}
      />
    </WebhookForm>
  )
}

/** The same of one that is there: who it writes to and its secret stay as they are. */
export function EditWebhook({ webhook, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const { uid, version, name, url, format, topics: chosen } = webhook
  const form = useNewForm(WebhookFields, { name, url, topics: chosen })
  const save = useWrite(webhookCalls.saveWebhook, {
    onDone: () => (onClose(), showSuccess(`${form.values.name} saved.`)),
    onRefused: form.takeRefusal,
  })
  const submit = (fields: WebhookFields) => void save({ uid, version, fields })
  return (
    <WebhookForm title={`Edit ${name}`} action="Save webhook" {...{ form, format, submit, onClose }} busy={save.busy} />
  )
}

type FormProps = {
  title: string
  action: string
  form: ReturnType<typeof useNewForm<typeof WebhookFields>>
  format: WebhookFormat
  children?: ReactNode
  busy: boolean
  submit: (fields: WebhookFields) => void
  onClose: () => void
}

/** What is written in the form for each. */
const hints: Readonly<Record<WebhookFormat, { name: string; example: string; address: string; events: string }>> = {
  standard: {
    name: 'The system you’re connecting, so you recognise it later.',
    example: 'Booking system',
    address: 'Copy it from that system.',
    events: 'Choose only what the system needs.',
  },
  slack: {
    name: 'The channel, so you recognise it later.',
    example: '#collabs',
    address: 'In Slack, add the Incoming Webhooks app to the channel and copy its webhook URL.',
    events: 'Choose only what the channel should hear about.',
  },
  teams: {
    name: 'The channel, so you recognise it later.',
    example: 'Collabs',
    address:
      'In the channel’s menu, select Workflows, then “Send webhook alerts to a channel”, and copy the address it shows.',
    events: 'Choose only what the channel should hear about.',
  },
}

function WebhookForm(props: FormProps) {
  const { title, action, form, format, children, busy, submit, onClose } = props
  const { values, errors, set, read } = form
  const hint = hints[format]
  const check = () => {
    const fields = read()
    if (fields) submit(fields)
  }
  return (
    <FormDialog title={title} size="lg" action={action} busy={busy} onSubmit={check} onClose={onClose}>
      {children}
      <TextInput
        label="Name"
        description={hint.name}
        placeholder={hint.example}
        withAsterisk
        maxLength={60}
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Address"
        description={hint.address}
        placeholder="https://"
        type="url"
        withAsterisk
        maxLength={500}
        autoComplete="off"
        value={values.url}
        error={errors['url']}
        onChange={(event) => set({ url: event.currentTarget.value.trim() })}
      />
      <Events
        hint={hint.events}
        chosen={values.topics}
        error={errors['topics']}
        onChange={(chosen) => set({ topics: chosen })}
      />
    </FormDialog>
  )
}

type EventProps = {
  hint: string
  chosen: readonly Topic[]
  error: string | undefined
  onChange: (chosen: Topic[]) => void
}

/** Nothing is chosen at first: another system gets what it needs and no more. */
function Events({ hint, chosen, error, onChange }: EventProps) {
  return (
    <Checkbox.Group
      label="Send when"
      description={hint}
      withAsterisk
      value={[...chosen]}
      error={error}
      onChange={(given) => onChange(topicNames.filter((topic) => given.includes(topic)))}
    >
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onChange(chosen.length === topicNames.length ? [] : [...topicNames])}
      >
        {chosen.length === topicNames.length ? 'Clear all' : 'Select all'}
      </Button>
      <div className={styles.topics}>
        {topicNames.map((topic) => (
          <Checkbox key={topic} value={topic} label={topics[topic].words} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
