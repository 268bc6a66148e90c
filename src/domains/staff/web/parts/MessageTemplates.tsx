import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { Templates } from '../../../messages/web/parts/Templates.tsx'

/** Our team’s templates, for a text that goes to several. */
export function MessageTemplates({ onInsert }: { onInsert: (text: string) => void }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden="true" />}
        onClick={() => setChoosing(true)}
      >
        Templates
      </Button>
      <Templates
        brandUid={undefined}
        values={null}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onInsert={onInsert}
      />
    </>
  )
}

export const messageTemplates = (insert: (text: string) => void) => <MessageTemplates onInsert={insert} />
