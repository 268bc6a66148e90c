import { Title } from '@mantine/core'
import { Card } from '../../../../../kit/web/pieces.tsx'
import type { Edit } from './edit.ts'

const mostPictures = 10

/** Which of the venue's pictures show the brief, in the order they were chosen; the first is the card. */
export function PicturesSection({ brief, content, set }: Edit) {
  const choices = [...new Set([...content.pictures, ...brief.gallery])]
  const toggle = (path: string) => {
    const without = content.pictures.filter((one) => one !== path)
    if (without.length < content.pictures.length) set('pictures', without)
    else if (without.length < mostPictures) set('pictures', [...without, path])
  }
  return (
    <Card>
      <Title order={2}>Pictures</Title>
      {choices.length === 0 ? (
        <p className="dim" style={{ margin: 0 }}>
          Your gallery is empty. Add pictures of the room, the dish and the detail to your profile; then choose them
          here.
        </p>
      ) : (
        <>
          <p className="dim" style={{ marginTop: 0 }}>
            Choose from your gallery. The first is the card.
          </p>
          <div className="pictures">
            {choices.map((path, at) => {
              const position = content.pictures.indexOf(path)
              return (
                <button
                  type="button"
                  key={path}
                  className="picture-choice"
                  aria-pressed={position >= 0}
                  aria-label={
                    position >= 0 ? `Picture ${at + 1}, chosen as number ${position + 1}` : `Choose picture ${at + 1}`
                  }
                  onClick={() => toggle(path)}
                >
                  <img src={`/media/thumb/${path}`} alt="" loading="lazy" />
                  {position >= 0 && <span>{position + 1}</span>}
                </button>
              )
            })}
          </div>
        </>
      )}
    </Card>
  )
}
