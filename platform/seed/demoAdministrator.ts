/** Who signs in to the demo. The password is published: it must not stay valid where strangers come by. */
export const demoAdministrator = { email: "admin@example.org", password: "wellbeing-demo" };
