/** Account of the demo. Its password is published, so it must not be valid on a public server. */
export const demoAdministrator = { email: "admin@example.org", password: "wellbeing-demo" };
