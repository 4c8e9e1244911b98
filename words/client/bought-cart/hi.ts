export const ordered = 'आपके कार्ट का ऑर्डर हो चुका है।'
export const findIt = 'यह ऑर्डर ‘मेरे ऑर्डर’ में है।'
