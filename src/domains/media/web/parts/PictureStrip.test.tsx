// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import type { ShownPicture } from '../../shown-picture.ts'
import { StripControls, StripPictures, stripClass, usePictureStrip } from './PictureStrip.tsx'

afterEach(cleanup)

const blurred = 'data:image/webp;base64,UklGRg=='

function Gallery({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [box, strip] = usePictureStrip(pictures.length)
  return (
    <>
      <div ref={box} className={stripClass} role="group" aria-label="Photos" onScroll={strip.onScroll}>
        <StripPictures strip={strip} pictures={pictures} ratio={4 / 5} sizes="320px" />
      </div>
      <StripControls strip={strip} pictures={pictures} />
    </>
  )
}

/** The boxes of the pictures that are fetched. */
const boxes = () => [...document.querySelectorAll('img')].map((img) => must(img.parentElement))

it('holds the place of a picture with its blurred stand-in, in the shape that the picture will have', () => {
  render(<Gallery pictures={[{ file_path: 'aa/one.jpg', placeholder: blurred }]} />)
  const [box] = boxes()
  expect(must(box).style.backgroundImage).toContain(blurred)
  expect(must(box).style.aspectRatio).toMatch(/^0\.8\b/)
  expect(must(box).hasAttribute('data-placeholder')).toBe(true)
  fireEvent.error(must(document.querySelector('img')))
  expect(document.querySelector('[style*="background-image"], [data-placeholder]')).toBeNull()
})

it('fetches a picture once the one before it is looked at', () => {
  const pictures = ['aa/one.jpg', 'bb/two.jpg', 'cc/three.jpg'].map((file_path) => ({
    file_path,
  }))
  render(<Gallery pictures={pictures} />)
  const group = screen.getByRole('group')
  Object.defineProperty(group, 'clientWidth', { value: 300 })
  expect(boxes()).toHaveLength(1)
  group.scrollLeft = 300
  fireEvent.scroll(group)
  expect(boxes()).toHaveLength(3)
  expect(screen.getByText('2/3')).toBeDefined()
})
