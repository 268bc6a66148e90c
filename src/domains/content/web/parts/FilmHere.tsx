import { Button, Group } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { confirm, openQuestion, type Option } from '../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { type DeliverableData, deliverableName } from '../deliverable-words.ts'

const Film = lazy(async () => ({ default: (await import('../../../media/web/parts/Film.tsx')).Film }))

type Props = { deliverable: DeliverableData; ideas: readonly string[]; onFilmed: (file: File) => void }

const discarding: Option[] = [
  { label: 'Keep filming', value: false },
  { label: 'Discard video', value: true, style: 'danger' },
]

/** Films a deliverable in the browser; what was filmed is uploaded like a chosen file. */
export function FilmHere({ deliverable, ideas, onFilmed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [hasTake, setTake] = useState(false)
  const close = () => {
    setOpen(false)
    setTake(false)
  }
  const leave = async () => {
    // Escape answers the question, and comes here too.
    if (openQuestion()) return
    if (!hasTake || (await confirm('Your video hasn’t been uploaded yet.', discarding))) close()
  }
  return (
    <>
      <Group>
        <Button variant="light" leftSection={<IconVideo size={18} />} onClick={() => setOpen(true)}>
          Film now
        </Button>
      </Group>
      <Dialog
        opened={isOpen}
        onClose={() => void leave()}
        title={`Film: ${deliverableName(deliverable)}`}
        size="md"
        isPage
        isKept
      >
        <Suspense>
          <Film
            asked={{ type: deliverable.type }}
            ideas={ideas}
            onTake={setTake}
            onFilmed={(file) => {
              close()
              onFilmed(file)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
