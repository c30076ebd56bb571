// What the shell provides of react-i18next. A remote that needs `<Trans>` bundles it: `react-i18next/TransWithoutContext`.
const [provided] = Object.values(__webpack_share_scopes__.default['react-i18next']);

export const { I18nextProvider, useTranslation } = provided.lib();
