/** An asset by the address that the build gives it: the console's own file, since both builds name it by its contents. */
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
