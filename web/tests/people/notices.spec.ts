/** Being told: in the page at once; outside it only after a press, and what is pushed leads to its table. */
import { violations } from '../axe'
import { expect, PHONE, test } from '../fixtures'
import { createTable, join } from '../table'

test('what happens is on the list, ways are set up by the keyboard, and a push leads to its table', async ({
  person,
}) => {
  const ana = await person({ language: 'pt-BR', ...PHONE })
  const bia = await person()
  await ana.context().grantPermissions(['notifications'], { origin: ana.home })
  await ana.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes'
      return ask()
    }
  })
  const table = await createTable(ana, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ana.goto(`${ana.home}/mine`)
  await join(bia, table, 'Bia')
  await ana.reload()
  await expect(ana.locator('.bell .badge')).toHaveText('1')
  await ana.locator('.bell').press('Enter')
  await expect(ana.locator('li.fresh')).toHaveCount(1)
  expect(await violations(ana), 'axe, the list').toEqual([])
  await expect(ana.locator('.bell .badge')).toHaveCount(0)

  await ana.goto(`${ana.home}/settings`)
  await ana.locator('#telling-title').waitFor()
  await expect(ana.locator('html')).not.toHaveAttribute('data-asked', 'yes')
  await ana.locator('input[name=channel][value=webhook]').press('Space')
  await ana.locator('input[type=url]').fill('https://10.0.0.1/hook')
  await ana.locator('input[type=url]').press('Enter')
  await expect(ana.locator('.toast, [role=alert], [role=status]').first()).toBeVisible()
  ana.forgive()
  await ana.locator('input[type=url]').fill('https://example.org/hook')
  await ana.locator('input[type=url]').press('Enter')
  await expect(ana.locator('.telling li')).toHaveCount(1)
  const first = ana.locator('.telling td input').first()
  await expect(first).toBeChecked()
  await Promise.all([ana.waitForResponse(/\/api\/me\/wishes/), first.press('Space')]) // kept, then read again
  await ana.reload()
  await expect(ana.locator('.telling td input').first()).not.toBeChecked()
  expect(await violations(ana), 'axe, the settings').toEqual([])
  await expect(ana.locator('html')).not.toHaveAttribute('data-asked', 'yes')

  const devtools = await ana.context().newCDPSession(ana)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await ana.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const url = `${ana.home}/table/k3v9x2m4pq`
  const data = JSON.stringify({ id: 'n1', title: 'Sua vez em Luna', text: 'com Bia', url })
  const origin = ana.home
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  const shown = () =>
    ana.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, tag, data }) => [title, tag, data as string])
    })
  await expect.poll(shown).toEqual([['Sua vez em Luna', 'n1', '/table/k3v9x2m4pq']])
})
