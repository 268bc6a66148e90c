import { type RefObject, useState } from 'react'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { Video } from '../../../media/web/parts/Video.tsx'
import { ratioOf, type VersionData } from '../deliverable-words.ts'
import styles from './deliverable.module.css'

type FileData = VersionData['files'][number]
type Playing = {
  video?: RefObject<HTMLVideoElement | null>
  /** Told where the video is, in milliseconds. */
  onMoment?: (atMs: number) => void
}

/** The files of one version: the video with its controls, or the pictures to step through. */
export function DeliverableMedia({
  files,
  label,
  ...playing
}: { files: readonly FileData[]; label: string } & Playing) {
  const [shown, setShown] = useState(0)
  const file = files[shown] ?? files[0]
  if (!file) return <div className={`dim ${styles.empty}`}>No file yet.</div>
  return (
    <div className={styles.media}>
      <OneFile key={file.uid} file={file} label={label} {...playing} />
      {files.length > 1 && (
        <fieldset className={styles.thumbs} aria-label="Files">
          {files.map((one, index) => (
            <button
              key={one.uid}
              type="button"
              aria-pressed={index === shown}
              aria-label={`File ${index + 1}`}
              onClick={() => setShown(index)}
            >
              {index + 1}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function OneFile({ file, label, video, onMoment }: { file: FileData; label: string } & Playing) {
  const ratio = ratioOf(file)
  if (!file.file_path) {
    const backgroundImage = file.placeholder ? `url("${file.placeholder}")` : undefined
    return (
      <div className={styles.withheld} style={{ aspectRatio: ratio, backgroundImage }}>
        <span>The usage rights have ended. Ask the creator to extend them.</span>
      </div>
    )
  }
  if (file.kind === 'image') {
    return (
      <Picture
        path={file.file_path}
        alt={label}
        ratio={ratio}
        placeholder={file.placeholder}
        kind="content"
        sizes="(max-width: 900px) 100vw, 520px"
      />
    )
  }
  const report = (element: HTMLVideoElement) => onMoment?.(Math.round(element.currentTime * 1000))
  return (
    <Video
      ref={video ?? null}
      path={file.file_path}
      label={label}
      ratio={ratio}
      poster={file.poster}
      className={styles.video}
      onTimeUpdate={(event) => report(event.currentTarget)}
    />
  )
}
