import { join } from 'node:path'
import type { Config } from '../../kit/server/config.ts'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** Where this installation keeps files: the bucket when one is set, otherwise a folder in DATA_DIR. */
export function openStorage(config: Config): Storage {
  if (!config.S3_BUCKET) return diskStorage(join(config.DATA_DIR, 'media'))
  return s3Storage({
    endpoint: config.S3_ENDPOINT ?? `https://s3.${config.S3_REGION}.amazonaws.com`,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
