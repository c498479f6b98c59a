/** What the server refuses, over REST or the socket, with the rule where one forbids it. */
import type { ErrorMessage, UpdateMessage } from './messages'

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly key: string,
    readonly args: Record<string, number | string>,
    readonly rule: string | null = null,
    /** The table as it stands, when it had changed meanwhile. */
    readonly update: UpdateMessage | null = null,
  ) {
    super(code)
  }

  /** From the server's own words; a stranger's answer may lack any of them. */
  static read(error: Partial<ErrorMessage>, code = ''): Refused {
    return new Refused(
      error.code ?? code,
      error.message ?? '',
      error.arguments ?? {},
      error.rule ?? null,
      error.update?.type === 'update' ? error.update : null,
    )
  }
}
