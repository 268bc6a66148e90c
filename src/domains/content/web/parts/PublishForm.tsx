import { Group, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import { contentCalls } from '../../contract.ts'
import { readLiveUrl } from '../../live-url.ts'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'

export type PublishFormProps = {
  deliverable: DeliverableData
  /** Posts that it could be, to choose one of. */
  posts?: ((deliverable: DeliverableData, onChoose: (url: string) => void) => ReactNode) | undefined
}

/** Where the deliverable can be seen; the address is looked at while it is typed. */
export function PublishForm({ deliverable, posts }: PublishFormProps) {
  const [url, setUrl] = useState('')
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const publish = useFreshWrite(contentCalls.markPublished, {
    onDone: () => showSuccess('Marked as published. Thank you.'),
    onRefused: (error) => (setRefused(error.message), true),
  })
  const read = readLiveUrl(url, deliverable)
  const change = (next: string) => {
    setUrl(next)
    setRefused(null)
  }
  const problem = refused ?? (left && url.trim() !== '' && !read.ok ? read.problem : null)
  return (
    <Stack gap="sm">
      {posts?.(deliverable, change)}
      <TextInput
        label={`Post your ${deliverableNoun(deliverable)}, then paste its link here`}
        placeholder="https://"
        inputMode="url"
        value={url}
        error={problem}
        onBlur={() => setLeft(true)}
        onChange={(event) => change(event.currentTarget.value)}
        aria-label={`Link to ${deliverableName(deliverable)}`}
      />
      <Group>
        <GuardedButton
          loading={publish.busy}
          missing={read.ok ? null : 'Paste the link to your post first.'}
          onClick={() => void publish({ uid: deliverable.uid, version: deliverable.version, url })}
        >
          Mark as published
        </GuardedButton>
      </Group>
    </Stack>
  )
}
