/** Whether there is a server to ask: none on a plain web host, none when the network is cut. */
import { isServerless } from './packed'

class Reach {
  isServed = $state(!isServerless)
}

export const reach = new Reach()
