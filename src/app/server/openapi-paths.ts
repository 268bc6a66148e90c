import type { Operation } from './api-docs.ts'
import { refusalsOf } from './openapi-answers.ts'

/** What isn’t a call, for whoever writes a client of the whole product: signing in, files and live updates. */

const text = (schema: object) => ({ 'application/json': { schema } })
const refused = {
  '4XX': { description: 'Refused; the message says why', content: text({ $ref: '#/components/schemas/Error' }) },
}
const session = [{ session: [] }]
const bearer = [{ bearer: [] }]
const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})
const none = { description: 'Done' }
const resumable = header('Tus-Resumable', 'The version of the protocol: 1.0.0')

/** How a program brings a list to import; what follows are calls. For API keys too. */
export const bringList: Operation = {
  operationId: 'bringList',
  summary: 'Bring a list to import',
  tags: ['imports'],
  description: [
    'The file itself: CSV, Excel (.xlsx) or NDJSON, up to 50 MB; with `brand`, a list of an organisation’s own venues, up to 1 MB. It becomes a draft.',
    'Our team’s lists go on with previewImport, saveImport (which kind its rows are, what each column holds, the venue), startImport, getImport until its state is done, getImportReport and undoImport.',
    'Lists of own venues go on with getVenueImport, saveVenueImport, startVenueImport and undoVenueImport.',
    'Example: curl "https://YOUR-ADDRESS/imports?name=till.csv" -H "Authorization: Bearer pk_…" --data-binary @till.csv',
  ].join('\n\n'),
  security: [{ bearer: [] }, { apiKey: ['imports:write'] }],
  parameters: [
    {
      name: 'name',
      in: 'query',
      required: false,
      description: 'The file’s name',
      schema: { type: 'string' },
      example: 'till.csv',
    },
    {
      name: 'brand',
      in: 'query',
      required: false,
      description:
        'The ID of one of your venues, for a list of your organisation’s own venues. An organisation’s key has to name it; without it, the list is our team’s, and the key is refused with 403.',
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/octet-stream': {
        schema: { type: 'string', format: 'binary' },
        example: 'Venue,Code,Date,Booking ref,Total\nLuna,MAYA10,12/03/2026,R-1042,£84.50\n',
      },
    },
  },
  responses: {
    200: {
      description: 'The draft that it became',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { uid: { type: 'string', description: 'The ID of the draft.' } },
            required: ['uid'],
          },
          example: { uid: 'import_01jq3v9d2m8k4x7c5b6n1p0qrs' },
        },
      },
    },
    ...refusalsOf({ access: {}, refusals: ['not-found'] }),
  },
}

export const otherTags = [
  { name: 'auth', description: 'Signing in' },
  { name: 'live', description: 'Live updates' },
  { name: 'files', description: 'Uploads and pictures' },
]

export const otherPaths = {
  '/auth/sign-in/email': {
    post: {
      operationId: 'signInWithPassword',
      summary: 'Sign in with a password',
      tags: ['auth'],
      description: 'Sets the session cookie. A second factor may be asked for first.',
      security: [],
      requestBody: {
        required: true,
        content: text({
          type: 'object',
          properties: { email: { type: 'string', format: 'email' }, password: { type: 'string' } },
          required: ['email', 'password'],
        }),
      },
      responses: { 200: none, ...refused },
    },
  },
  '/auth/link': {
    post: {
      operationId: 'sendSignInLink',
      summary: 'Email a sign-in link',
      tags: ['auth'],
      description: 'The link signs in whoever opens it, once.',
      security: [],
      requestBody: {
        required: true,
        content: text({
          type: 'object',
          properties: { email: { type: 'string', format: 'email' }, purpose: { type: 'string' } },
          required: ['email', 'purpose'],
        }),
      },
      responses: { 200: none, ...refused },
    },
  },
  '/auth/token': {
    get: {
      operationId: 'getAccessToken',
      summary: 'Get an access token',
      tags: ['auth'],
      description: 'Exchanges the session cookie for the access token that calls need.',
      security: session,
      responses: {
        200: {
          description: 'Success',
          content: text({
            type: 'object',
            properties: { token: { type: 'string' }, expiresAt: { type: 'string', format: 'date-time' } },
            required: ['token', 'expiresAt'],
          }),
        },
        204: { description: 'Not signed in' },
        ...refused,
      },
    },
  },
  '/auth/sign-out': {
    post: {
      operationId: 'signOut',
      summary: 'Sign out',
      tags: ['auth'],
      description: 'Ends the session that the cookie belongs to.',
      security: session,
      responses: { 200: none, ...refused },
    },
  },
  '/events': {
    get: {
      operationId: 'listenToEvents',
      summary: 'Listen to live updates',
      tags: ['live'],
      description:
        'Server-sent events that say which kinds of record changed for the signed-in account: `touched` names them, `missed` says that any may have.',
      security: bearer,
      parameters: [
        {
          name: 'unheard',
          in: 'query',
          description:
            'How many milliseconds the page has gone without this stream. The first event covers what changed in that time.',
          schema: { type: 'integer', minimum: 0 },
        },
      ],
      responses: {
        200: {
          description: 'A stream that stays open',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refused,
      },
    },
  },
  '/uploads': {
    post: {
      operationId: 'startUpload',
      summary: 'Start an upload',
      tags: ['files'],
      description: 'tus 1.0: the Location header of the response has the address to send the file to.',
      security: bearer,
      parameters: [
        resumable,
        header('Upload-Length', 'The size of the file in bytes'),
        header('Upload-Metadata', 'The file’s name, encoded as tus metadata'),
      ],
      responses: { 201: { description: 'Started' }, ...refused },
    },
  },
  '/uploads/{id}': {
    parameters: [path('id', 'The upload’s ID'), resumable],
    head: {
      operationId: 'getUploadOffset',
      summary: 'Check how much of an upload has arrived',
      tags: ['files'],
      description: 'Upload-Offset is the number of bytes received. Continue from there.',
      security: bearer,
      responses: { 200: none, '4XX': { description: 'Refused' } },
    },
    patch: {
      operationId: 'sendUpload',
      summary: 'Send a part of an upload',
      tags: ['files'],
      description: 'The bytes that follow Upload-Offset.',
      security: bearer,
      parameters: [header('Upload-Offset', 'How many bytes have arrived')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { 204: { description: 'Arrived' }, ...refused },
    },
  },
  '/media/{variant}/{file_path}': {
    get: {
      operationId: 'getPicture',
      summary: 'Get a picture',
      tags: ['files'],
      description:
        'A picture in one of its sizes, such as thumb, card or full. Private ones need the signed address that a call returns.',
      security: [],
      parameters: [path('variant', 'The size'), path('file_path', 'The picture’s key, as calls return it')],
      responses: {
        200: { description: 'Success', content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } },
        '4XX': { description: 'Refused' },
      },
    },
  },
}
