/** Stories in which time goes by in a moment: their server's clock is moved. */
import { test } from './fixtures'
import { DaysServer } from './server'

export const story = test.extend<object, { days: DaysServer }>({
  days: [
    // eslint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const days = await DaysServer.start()
      await use(days)
      await days.stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ days }, use) => use(days.server), { scope: 'worker' }],
})
