/** The service worker. */
import { listenForPushes } from './push-worker';

declare const self: ServiceWorkerGlobalScope;

listenForPushes(self);
