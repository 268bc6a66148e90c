import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { privacyCalls } from '../../contract.ts'

/** One button for each export, and whether files come along. Without a brand it’s of one’s own data. */
export function AskForExport({ choices }: { choices: readonly { brandUid?: string; label: string }[] }) {
  const [withFiles, setWithFiles] = useState(true)
  const request = useWrite(privacyCalls.requestExport, {
    onDone: () => showSuccess('We’re putting it together. We’ll email you when it’s ready.'),
  })
  const files = withFiles ? 'originals' : 'list'
  return (
    <Stack gap="sm">
      <Checkbox
        label="Include pictures, videos and documents"
        description="Without them, the export lists their names and is ready sooner."
        checked={withFiles}
        onChange={(event) => setWithFiles(event.currentTarget.checked)}
      />
      <Group gap="sm">
        {choices.map(({ brandUid, label }) => (
          <Button
            key={label}
            variant="default"
            loading={request.busy}
            onClick={() => void request({ brandUid, files })}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
