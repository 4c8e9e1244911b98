import type { Db } from '#db/connect.ts'
import type { Gateways, Log } from '#domain/ground/context.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import { betterAuthAccounts } from '#integrations/accounts/better-auth.ts'
import { erasedFile } from '#integrations/backups/erased-file.ts'
import { smtpMailer } from '#integrations/mail/smtp-mailer.ts'
import { smsGateway } from '#integrations/phone/sms-gateway.ts'
import { whatsApp, whatsAppNews } from '#integrations/phone/whatsapp.ts'
import { foreignPictures } from '#integrations/pictures/foreign-pictures.ts'
import { pictureStore } from '#integrations/pictures/picture-store.ts'
import { webPushes } from '#integrations/push/web-push.ts'
import { razorpayGateway } from '#integrations/razorpay/client.ts'

import { pictureFiles } from './picture-files.ts'
import type { Settings } from './settings.ts'
import { isUsedByOtherSites } from './settings/hosts.ts'

/** The outside world as the settings want it. */
export function shopGateways({ settings, db, log }: { settings: Settings; db: Db; log: Log }): Gateways {
  return {
    payments: paymentGateway({ settings, log }),
    accounts: betterAuthAccounts({
      db,
      publicUrl: settings.publicUrl,
      secret: settings.sessionSecret,
      previousSecret: settings.previousSessionSecret,
      isUsedByOtherSites: isUsedByOtherSites(settings),
    }),
    foreignPictures: foreignPictures({ network: settings.foreignPictures }),
    pictures: pictureStore(pictureFiles(settings), { keepsPrivate: settings.pictureBucket !== null }),
    erased: erasedFile(settings.backup.dir ?? settings.dataDir, { isMade: settings.backup.dir === null }),
    pushes: webPushes({ settings: settings.pushes, publicUrl: settings.publicUrl }),
    mails: smtpMailer({ settings: settings.mail, publicUrl: settings.publicUrl }),
    phone: phoneSenders(settings),
    phoneNews: whatsAppNews(settings.whatsApp),
  }
}

/** How the settings tell people on their telephones; `signal` ends what is being sent. */
export function phoneSenders(settings: Settings, signal?: AbortSignal): Gateways['phone'] {
  const { sms, whatsApp: atWhatsApp, publicUrl } = settings
  const ending = { publicUrl, ...(signal && { signal }) }
  return {
    whatsapp: whatsApp({ settings: atWhatsApp, ...ending }),
    sms: smsGateway({ settings: sms, ...ending }),
  }
}

/** The payment gateway of the settings; `signal` ends its calls. */
export function paymentGateway({
  settings,
  log,
  ...ending
}: {
  settings: Settings
  log: Log
  signal?: AbortSignal
}): PaymentGateway {
  const { previousWebhookSecret, isSandbox: _isSandbox, ...razorpay } = settings.payments
  const rotation = previousWebhookSecret === null ? {} : { previousWebhookSecret }
  return razorpayGateway({ ...razorpay, ...rotation, log, ...ending })
}
