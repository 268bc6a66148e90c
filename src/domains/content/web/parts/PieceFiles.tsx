import type { RefObject } from 'react'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { Video } from '../../../media/web/parts/Video.tsx'
import type { Piece } from './ContentSection.tsx'

/** The files of one version. Private ones carry their signature in the path. */
export function PieceFiles({
  files,
  video,
}: {
  files: Piece['versions'][number]['files']
  video?: RefObject<HTMLVideoElement | null>
}) {
  return (
    <div className="piece-files">
      {files.map((file) =>
        file.file_path === null ? (
          <p key={file.uid} className="dim">
            The rights to this file have ended.
          </p>
        ) : file.kind === 'video' ? (
          <Video key={file.uid} ref={video} path={file.file_path} label="The delivered video" />
        ) : (
          <Picture
            key={file.uid}
            path={file.file_path}
            alt="A delivered picture"
            kind="content"
            ratio={4 / 5}
            placeholder={file.placeholder}
          />
        ),
      )}
    </div>
  )
}
